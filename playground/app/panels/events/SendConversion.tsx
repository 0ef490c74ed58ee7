import { previewWidget } from '../../frame/previewWidget'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { ConversionIcon } from '../../ui/icons'

const AMOUNT = 24

/** Has the widget in the preview report a conversion, as a site's checkout would. */
export function SendConversion() {
  const { preview, entry } = usePlayground()
  return (
    <Button
      disabled={preview.status.phase !== 'ready'}
      onClick={() =>
        previewWidget(preview.frame.current)?.client.trackConversion(AMOUNT, entry?.id)
      }
    >
      <ConversionIcon />
      Convert as visitor
    </Button>
  )
}
