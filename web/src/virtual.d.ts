/* What vite.config.ts makes: the Fluent files, and the licences of what is in the page. */
declare module "virtual:languages" {
  const languages: Record<string, Record<string, () => Promise<{ default: string }>>>; // by language and part, packed
  export default languages;
}
declare module "virtual:licences" {
  export interface Part {
    name: string;
    version: string;
    licence: string;
    text: string;
  }
  const licences: Part[];
  export default licences;
}
