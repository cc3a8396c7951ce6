/* What vite.config.ts makes out of the Fluent files. */
declare module "virtual:languages" {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
}
