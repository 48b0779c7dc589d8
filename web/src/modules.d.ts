declare module "lang:*" {
  const words: Record<string, string>;
  export default words;
}

declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "tidetable.wasm?url" {
  const url: string;
  export default url;
}
