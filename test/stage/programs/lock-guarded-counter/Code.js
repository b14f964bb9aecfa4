function countWithLock(times) {
  for (let time = 0; time < times; time += 1) {
    const lock = LockService.getUserLock();
    lock.waitLock(30000);
    try {
      increment_();
    } finally {
      lock.releaseLock();
    }
  }
}

function countWithoutLock(times) {
  for (let time = 0; time < times; time += 1) increment_();
}

function increment_() {
  const properties = PropertiesService.getUserProperties();
  properties.setProperty('count', String(Number(properties.getProperty('count')) + 1));
}
