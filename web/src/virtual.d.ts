/* What vite.config.ts makes: the Fluent files, and the licences of the packages in the page. */
declare module "virtual:languages" {
  const languages: Record<string, Record<string, () => Promise<{ default: string }>>>; // by language and part, packed
  export default languages;
}
declare module "virtual:licences" {
  const licences: { name: string; version: string; licence: string; text: string }[];
  export default licences;
}
