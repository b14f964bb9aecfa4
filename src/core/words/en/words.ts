// biome-ignore lint/performance/noBarrelFile: a language is its books, and books.ts takes them one by one
export { enAddon as addon } from './addon.ts';
export { enChanges as changes } from './changes.ts';
export { enCharts as charts } from './charts.ts';
export { enClimate as climate } from './climate.ts';
export { enConnection as connection } from './connection.ts';
export { enFile as file } from './file.ts';
export { enPermission as permission } from './permission.ts';
export { enQuality as quality } from './quality.ts';
export { enRead as read } from './read.ts';
export { enReading as reading } from './reading.ts';
export { enSchedule as schedule } from './schedule.ts';
export { enService as service } from './service.ts';
export { enSetup as setup } from './setup.ts';
export { enSidebar as sidebar } from './sidebar.ts';
export { enSite as site } from './site.ts';
export { enUpload as upload } from './upload.ts';
export { enWorkbench as workbench } from './workbench.ts';
