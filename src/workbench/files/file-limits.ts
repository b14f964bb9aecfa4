export const MB = 1024 * 1024;

/** What a file may be. A climate table of a hundred stations stays far below; a bomb does not. */
export const FILE_LIMITS = {
  fileBytes: 20 * MB,
  unpackedBytes: 100 * MB,
  packedFiles: 2_000,
  cells: 1_000_000,
  sheets: 200,
};
