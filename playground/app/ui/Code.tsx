import styles from './Code.module.css'

const STRINGS = /("[^"]*"|'(?:[^'\\]|\\.)*')/

/** Code with highlighted strings, which are what differs between sites. */
export function Code({ text }: { text: string }) {
  return (
    <pre className={styles.code}>
      <code>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and have no other identity
          <span key={index} className={styles.line}>
            <Line text={line} />
          </span>
        ))}
      </code>
    </pre>
  )
}

function Line({ text }: { text: string }) {
  // Splitting by a group puts the strings at odd indexes.
  return text.split(STRINGS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and have no other identity
      <span key={index} className={styles.string}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
