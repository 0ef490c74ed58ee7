import styles from './Code.module.css'

const STRINGS = /("[^"]*"|'(?:[^'\\]|\\.)*')/

interface CodeProps {
  text: string
  /** Indexes of lines to mark. */
  marked?: ReadonlySet<number>
}

/** Code with highlighted strings, which are what differs between sites. */
export function Code({ text, marked }: CodeProps) {
  return (
    <pre className={styles.code}>
      <code>
        {text.split('\n').map((line, index) => {
          const Row = marked?.has(index) ? 'mark' : 'span'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and have no other identity
            <Row key={index} className={styles.line}>
              <Line text={line} />
            </Row>
          )
        })}
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
