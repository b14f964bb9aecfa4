/** What a person decided for one sheet's uploads: theirs alone, so nobody else can publish for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** Where it was decided to go: another address asks again. */
  address: string;
};
