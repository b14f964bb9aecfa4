import type { Job } from '../../core/schedule/job.ts';
import { isSameSent, type Sent } from '../../core/upload/upload-memory.ts';
import type { Workplace } from './workplace.ts';

type Place = Pick<Workplace, 'document' | 'person'>;

/** Those jobs of the document that belong to the person who runs this. */
export function ownJobs({ document, person }: Place): Job[] {
  return ofPerson(document.jobs(), person);
}

/** The one that sends this sheet, or this place of it. */
export function ownJobOf(workplace: Place, sent: Sent): Job | undefined {
  return ownJobs(workplace).find((job) => isSameSent(job, sent));
}

/** Once a job says what it sends, so does what its owner decided for it: an earlier version stored that without a place. */
export function placeDecisions(person: Workplace['person'], own: readonly Job[]): void {
  for (const job of own) person.placeMemory(job);
}

/** The same as they stand now, for whoever holds the lock. */
export function ownJobsAgain({ document, person }: Place): Job[] {
  return ofPerson(document.jobsAgain(), person);
}

function ofPerson(jobs: readonly Job[], person: Workplace['person']): Job[] {
  const tag = person.tag();
  return jobs.filter(({ ownerTag }) => tag !== null && ownerTag === tag);
}
