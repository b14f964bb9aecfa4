import type { PanelProps } from '../view-props.ts';

/** Property keys with masked values, and the daily quotas. */
export function StorageView({ developer }: PanelProps) {
  return (
    <>
      <h3>Properties</h3>
      {developer.properties.length === 0 && <p class="empty">Nothing is stored.</p>}
      <table>
        <tbody>
          {developer.properties.map((property) => (
            <tr key={`${property.store} ${property.spreadsheet} ${property.key}`}>
              <td>
                <span class="tag">{property.store}</span>
              </td>
              <td>
                <code>{property.key}</code>
                <span class="muted">{property.shown ?? `•••• ${property.bytes} bytes`}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Daily quotas</h3>
      <table>
        <tbody>
          {developer.quotas.map(({ name, used, limit }) => (
            <tr key={name}>
              <td>{name}</td>
              <td class="right">
                {used} of {limit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
