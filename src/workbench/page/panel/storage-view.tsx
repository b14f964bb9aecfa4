import type { Property } from '../../host/stage-port.ts';
import type { PanelProps } from '../view-props.ts';

/** Property keys with masked values, and the daily quotas. */
export function StorageView({ say, developer }: PanelProps) {
  return (
    <>
      <h3>{say('workbench.properties')}</h3>
      {developer.properties.length === 0 && <p class="empty">{say('workbench.no-properties')}</p>}
      <table>
        <tbody>
          {developer.properties.map((property) => (
            <tr key={`${property.store} ${property.spreadsheet} ${property.key}`}>
              <td>
                <span class="tag">{storeWords(property, say)}</span>
              </td>
              <td>
                <code>{property.key}</code>
                <span class="muted">
                  {property.shown ?? say('workbench.masked', { bytes: property.bytes })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('workbench.quotas')}</h3>
      <table>
        <tbody>
          {developer.quotas.map(({ name, used, limit }) => (
            <tr key={name}>
              <td>{name}</td>
              <td class="right">{say('workbench.quota-used', { used, limit })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function storeWords({ store }: Property, say: PanelProps['say']): string {
  if (store === 'user') return say('workbench.store-user');
  return say(store === 'document' ? 'workbench.store-document' : 'workbench.store-script');
}
