/*
 * Whether there is a server of ours behind this page. The page of `make site` has none (vite.config.ts says so in it): there,
 * everything works that needs no other person.
 */
export const HAS_SERVER: boolean = document.documentElement.dataset?.["server"] !== "none";

/** Where the documentation is, if it lies beside this page: our server says so in the page, and so does `make site`. */
export const DOCS: string | null =
  document.documentElement.dataset?.["docs"] === undefined ? null : `${import.meta.env.BASE_URL}docs/index.html`;
