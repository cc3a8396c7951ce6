/* What vite.config.ts makes: the Fluent files, and the licences of what is in the page. */
declare module "virtual:languages" {
  /** A part of a language, packed, and the English messages that it lacks. */
  export interface PackedPart {
    default: string;
    english: string;
  }
  const languages: Record<string, Record<string, () => Promise<PackedPart>>>; // by language and part
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
