/** Properties and locks. */
function storageProbes_() {
  return { ...propertyProbes_(), ...lockProbes_() };
}

const KEY = 'self-check';
const PIECES = 70;

function propertyProbes_() {
  const store = () => PropertiesService.getUserProperties();
  const written = (bytes) => () => {
    store().setProperty(KEY, 'x'.repeat(bytes));
    return store().getProperty(KEY).length;
  };
  return {
    'properties.9-kb': written(9 * 1024),
    'properties.9-kb-and-1': written(9 * 1024 + 1),
    'properties.100-kb': written(100 * 1024),
    'properties.over-500-kb': () => {
      for (let piece = 0; piece < PIECES; piece += 1)
        store().setProperty(`${KEY} ${piece}`, 'x'.repeat(8 * 1024));
      return 'all written';
    },
    'properties.clean': () => {
      const own = (key) => key.startsWith(KEY);
      for (const key of store().getKeys().filter(own)) store().deleteProperty(key);
      return store().getKeys().filter(own).length;
    },
    'properties.read': () => store().getProperty(KEY),
    'properties.write': () => {
      store().setProperty(KEY, '1');
    },
    'properties.empty-key': () => store().setProperty('', 'x'),
    'properties.number': () => {
      store().setProperty(KEY, 5);
      const value = store().getProperty(KEY);
      store().deleteProperty(KEY);
      return [typeof value, value];
    },
    'properties.document': () => PropertiesService.getDocumentProperties() !== null,
  };
}

function lockProbes_() {
  const user = () => LockService.getUserLock();
  return {
    'lock.two-objects': () => {
      const [one, other] = [user(), user()];
      const seen = [one.tryLock(100), one.tryLock(100), other.hasLock(), other.tryLock(100)];
      seen.push(other.hasLock());
      other.releaseLock();
      seen.push(one.hasLock());
      one.releaseLock();
      return [...seen, one.hasLock()];
    },
    'lock.negative': () => {
      const lock = user();
      const taken = lock.tryLock(-1);
      lock.releaseLock();
      return taken;
    },
    'lock.wait-negative': () => user().waitLock(-1),
    'lock.document': () => {
      const lock = LockService.getDocumentLock();
      const taken = lock?.tryLock(100);
      lock?.releaseLock();
      return taken;
    },
  };
}
