import type { ReactElement } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import type { ContentContextValue } from '../../render/entry/ContentContext'
import { linkRel } from '../../utils/linkRel'
import { safeUrl } from '../../utils/safeUrl'
import { textOf } from '../internals/textOf'
import type { ButtonOptions } from './buttonOptions'

/** A link that looks as its author wishes; without an address, a button. */
export const Button = pureComponent<ButtonOptions>({
  render: renderButton,
  isLive: (_, { renderLink }) => renderLink !== undefined,
})

function renderButton(
  { options, attributes, id }: BlockProps<ButtonOptions>,
  { renderLink }: ContentContextValue,
): ReactElement {
  const text = textOf(options.text)
  const className = `${attributes.className} builder-button`
  const href = safeUrl(options.link || undefined, `link of block "${id}"`) ?? attributes.href
  if (typeof href !== 'string') {
    return (
      <button type="button" {...attributes} className={className}>
        {text}
      </button>
    )
  }

  const link = {
    ...attributes,
    ...(options.openLinkInNewTab
      ? { target: '_blank', rel: linkRel('_blank', textOf(attributes.rel)) }
      : undefined),
    className,
    href,
  }
  return renderLink ? renderLink({ ...link, children: text }) : <a {...link}>{text}</a>
}
