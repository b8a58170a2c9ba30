/** The folder of Python for browsers beside the worker; `vite.config.ts` says it. */
declare const __PYODIDE__: string;
