import type { StationForm } from '../dataset/station-form.ts';

/** A person's decisions for the uploads of one target. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as typed; nothing where nothing was asked */
  station?: StationForm;
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
  /** The account there. */
  subject: string;
};
