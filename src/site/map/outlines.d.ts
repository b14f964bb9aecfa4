/** The build makes the picture from Natural Earth's outlines; what is imported is its address. */
declare module '*/outlines.svg' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: a bundler gives a file's address as its default export
  export default address;
}
