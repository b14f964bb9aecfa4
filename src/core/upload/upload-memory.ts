/** A person's decisions for one sheet's uploads. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
};
