import { describeDatasetStore } from '../../contracts/dataset-store-contract.ts';
import { citusDatabase } from './citus-database.ts';

describeDatasetStore('Citus', citusDatabase);
