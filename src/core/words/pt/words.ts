// biome-ignore lint/performance/noBarrelFile: a language is its books, and books.ts takes them one by one
export { ptAddon as addon } from './addon.ts';
export { ptChanges as changes } from './changes.ts';
export { ptCharts as charts } from './charts.ts';
export { ptClimate as climate } from './climate.ts';
export { ptConnection as connection } from './connection.ts';
export { ptFile as file } from './file.ts';
export { ptPermission as permission } from './permission.ts';
export { ptQuality as quality } from './quality.ts';
export { ptRead as read } from './read.ts';
export { ptReading as reading } from './reading.ts';
export { ptSchedule as schedule } from './schedule.ts';
export { ptService as service } from './service.ts';
export { ptSetup as setup } from './setup.ts';
export { ptSidebar as sidebar } from './sidebar.ts';
export { ptSite as site } from './site.ts';
export { ptUpload as upload } from './upload.ts';
export { ptWorkbench as workbench } from './workbench.ts';
