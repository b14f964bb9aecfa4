/** What the page gets to know from the program that serves it. */
export type Setting = {
  directoryUrl: string;
  /** what a person would type as the service's address; the stage maps it to this machine */
  serviceAddress: string;
  account: { email: string; password: string };
};
