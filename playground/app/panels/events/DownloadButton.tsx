import { useState } from 'react'
import { saveFile } from '../../data/entryFile'
import { formatBytes } from '../../shell/formatBytes'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons'
import styles from './DownloadButton.module.css'

interface DownloadButtonProps {
  address: string
  /** Name that the file gets. */
  name: string
  size: number
  /** Stands on the button in place of the name. */
  label?: string
}

/** Fetches a file and has the browser keep it. The page stays where it is when that fails. */
export function DownloadButton({ address, name, size, label = name }: DownloadButtonProps) {
  const [failed, setFailed] = useState(false)

  async function download() {
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(String(response.status))
      saveFile(name, await response.blob())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Button className={styles.button} onClick={download} aria-label={`Download ${label}`}>
        <DownloadIcon />
        <span className={styles.name}>{label}</span>
        <span className={styles.size}>{formatBytes(size)}</span>
      </Button>
      {failed && (
        <span role="alert" className={styles.failed}>
          It could not be fetched. Try again.
        </span>
      )}
    </>
  )
}
