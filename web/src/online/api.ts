// Requests to the server: docs/protocol.md.

import type { GameName, SeatInfo } from "../engine/messages.ts";
import { ownKey } from "./key.ts";

export interface Clock {
  readonly kind: "live" | "days";
  readonly seconds?: number;
  readonly increment?: number;
  readonly days?: number;
  /** Milliseconds of each seat; null for bots. */
  readonly left: readonly (number | null)[];
  readonly running: number | null;
}

/** What everybody may know of a table. */
export interface TableInfo {
  readonly table: string;
  readonly game: GameName;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly made?: number;
  readonly seq: number;
  readonly begun: boolean;
  readonly over: boolean;
  readonly actor: number | null;
  readonly seats: readonly SeatInfo[];
  readonly clock?: Clock | null;
  readonly watchers?: number;
  /** Of my tables: my seat, and whether it is waited for. */
  readonly seat?: number;
  readonly turn?: boolean;
}

export interface NewTable {
  readonly game: GameName;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** By seat; null for people. */
  readonly bots: readonly (string | null)[];
  readonly public: boolean;
  readonly chat: "seats" | "all" | "off";
  readonly hints: boolean;
  readonly clock?: { readonly kind: "live"; readonly seconds: number; readonly increment: number } | { readonly kind: "days"; readonly days: number };
}

/** What a request came to; error is a word of docs/protocol.md, or "no-server". */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

async function request<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { Authorization: `Bearer ${ownKey()}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value = (await response.json()) as T & { error?: string };
    return response.ok ? { ok: true, value } : { ok: false, error: value.error ?? "no-server" };
  } catch {
    return { ok: false, error: "no-server" };
  }
}

interface TableList {
  readonly tables: readonly TableInfo[];
}

export const listTables = (state: "open" | "playing"): Promise<Answer<TableList>> => request("GET", `/api/tables?state=${state}`);
export const myTables = (state: "open" | "playing" | "over"): Promise<Answer<TableList>> => request("GET", `/api/my/tables?state=${state}`);
export const tableInfo = (table: string): Promise<Answer<TableInfo>> => request("GET", `/api/tables/${encodeURIComponent(table)}`);
export const makeTable = (table: NewTable): Promise<Answer<TableInfo>> => request("POST", "/api/tables", table);

export function sitDown(table: string, name: string, seat?: number): Promise<Answer<TableInfo>> {
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return request("POST", `/api/tables/${encodeURIComponent(table)}/sit`, { name, nonce, ...(seat === undefined ? {} : { seat }) });
}

export async function recordOf(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!response.ok) throw new Error("no-record");
  return response.text();
}

// ---- accounts

interface Account {
  readonly name: string;
  readonly key: string;
}

export const makeAccount = (name: string, password: string): Promise<Answer<Account>> => request("POST", "/api/accounts", { name, password });
export const logIn = (name: string, password: string): Promise<Answer<Account>> => request("POST", "/api/accounts/login", { name, password });

/** What the key has said at a table: null where a page has no room for it. */
interface Traces {
  readonly made: number;
  readonly said: readonly unknown[] | null;
}

interface MyData {
  readonly tables: readonly Traces[];
  readonly elsewhere: readonly Traces[];
  readonly next: number | null;
}

/** All of it, page by page; a page ends where its room for talk does. */
export async function myData(): Promise<Answer<unknown>> {
  const tables: Traces[] = [], elsewhere: Traces[] = [];
  for (let after = ""; ; ) {
    const answer = await request<MyData>("GET", `/api/my/data${after}`);
    if (!answer.ok) return answer;
    const page = answer.value;
    const cut = Math.max(...[...page.tables, ...page.elsewhere].filter((one) => one.said === null).map((one) => one.made), -1);
    tables.push(...page.tables.filter((one) => one.made > cut));
    elsewhere.push(...page.elsewhere.filter((one) => one.made > cut));
    const next = cut >= 0 ? cut + 1 : page.next;
    if (next === null || after === `?after=${next}`) return { ok: true, value: { ...page, tables, elsewhere, next: null } };
    after = `?after=${next}`;
  }
}

export const deleteMyData = (): Promise<Answer<unknown>> => request("DELETE", "/api/my/data");
