import { usePlayground } from '../../shell/PlaygroundContext'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import type { Arrival } from './Activity'
import styles from './ArrivalDetail.module.css'
import { DownloadButton } from './DownloadButton'

/** An event as it was sent; of a form also its files. */
export function ArrivalDetail({ arrival }: { arrival: Arrival }) {
  const { config } = usePlayground()
  const { content, files, bodySize, subject } = arrival
  const json = JSON.stringify(content, null, 2)
  const admin = `${config.contentHost}/admin`
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map(({ id, name, size, field }) => (
            <li key={id}>
              <DownloadButton address={`${admin}/files/${id}`} name={name} size={size} />
              <span className={styles.field}>{field}</span>
            </li>
          ))}
        </ul>
      )}
      {bodySize !== undefined && (
        <DownloadButton
          address={`${admin}/submissions/${String(content.id)}/body`}
          name={`${subject ?? 'form'}.txt`}
          size={bodySize}
          label="Body"
        />
      )}
      <Code text={json} />
      <div>
        <CopyButton text={json} label="Copy JSON" />
      </div>
    </>
  )
}
