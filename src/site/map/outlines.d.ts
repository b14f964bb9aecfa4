/** The build gives the picture an address, which is what is imported. */
declare module '*/outlines.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: a bundler gives a file's address as its default export
  export default address;
}
