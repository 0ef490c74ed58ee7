import type { ReactNode } from 'react'
import type { StaticContext } from '../../render/block/ContentContext'
import { linkOrElement } from '../../render/block/linkOrElement'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { makeElement } from '../../render/html/makeElement'
import { linkRel } from '../../utils/text/linkRel'
import { safeUrl } from '../../utils/text/safeUrl'
import { optionText } from '../internals/optionValues'
import type { ButtonOptions } from './buttonOptions'

/** A link that is styled as a button; without an address, a real button. */
export const Button = pureComponent<ButtonOptions>({
  render: renderButton,
  isLive: (_, { renderLink }) => renderLink !== undefined,
})

function renderButton(
  { options, attributes, id }: BlockProps<ButtonOptions>,
  content: StaticContext,
): ReactNode {
  const text = optionText(options.text)
  const className = `${attributes.className} builder-button`
  const href = safeUrl(options.link || undefined, 'link', reportOf(id, content)) ?? attributes.href
  if (typeof href !== 'string') {
    const inside = { ...attributes, className, children: text }
    // Controls may not contain a button.
    return content.isInControl
      ? makeElement('div', inside)
      : makeElement('button', { type: 'button', ...inside })
  }
  const target = options.openLinkInNewTab
    ? { target: '_blank', rel: linkRel('_blank', optionText(attributes.rel)) }
    : undefined
  return linkOrElement('a', { ...attributes, ...target, className, href }, content, text)
}

/** A real button has the same look and size as a link. */
const CSS = `
:where(button.builder-button){appearance:none;box-sizing:content-box;margin:0;padding:0;border:0;border-radius:0;background:none;color:inherit;font:inherit;letter-spacing:inherit;word-spacing:inherit;text-align:inherit;text-indent:inherit;text-shadow:inherit;text-transform:inherit;cursor:pointer}
:where(a.builder-button){text-decoration:none}
`

export const buttonBlock: BlockDefinition<ButtonOptions> = {
  name: 'Core:Button',
  component: Button,
  interactive: true,
  noWrap: true,
  css: CSS,
}
