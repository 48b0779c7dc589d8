// The server's WebSocket, which comes back by itself when it is lost.

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

export interface WireEvents {
  /** It is there, for the first time or again. */
  opened(): void;
  message(data: unknown): void;
  lost?(): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly events: WireEvents) {
    this.connect();
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT_MS;
      this.events.opened();
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => { this.events.message(JSON.parse(event.data)); });
    socket.addEventListener("close", () => { this.lost(); });
  }

  /** Comes back later and later, and not all at the same moment. */
  private lost(): void {
    this.events.lost?.();
    if (this.isClosed) return;
    this.timer = setTimeout(() => { this.connect(); }, this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT_MS);
  }
}
