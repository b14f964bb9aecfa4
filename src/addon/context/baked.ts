// The build puts these in place. Outside a bundle, in a type check, they are only declared.
declare const BAKED_SERVICE_URL: string;
declare const BAKED_VERSION: string;

/** The address the add-on was built for, or null where each person types one. */
export const BAKED_ADDRESS: string | null = BAKED_SERVICE_URL === '' ? null : BAKED_SERVICE_URL;
export const VERSION: string = BAKED_VERSION;
