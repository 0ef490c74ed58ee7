import { useEffect, useState } from 'react'
import type { BlockInput } from '../../../data/library'
import { isObject, valueAt, withValueAt } from '../../../draft/path'
import { usePlayground } from '../../../shell/PlaygroundContext'
import { IconButton } from '../../../ui/IconButton'
import { BackIcon, CloseIcon } from '../../../ui/icons'
import styles from './BlockForm.module.css'
import type { TreeNode } from './blockTree'
import { Field } from './Field'
import { inputsOf } from './inputsOf'

/** The options of a block, as its definition describes them. What is changed shows in the preview at once. */
export function BlockForm({ node }: { node: TreeNode }) {
  const { draft, update, preview } = usePlayground()
  const { highlight } = preview
  const block = valueAt(draft.entry, node.path)
  const name = valueAt(block, ['component', 'name'])
  const inputs = useInputs(name, block)
  const bindings = valueAt(block, ['bindings'])

  useEffect(() => {
    highlight(node.id)
    return () => highlight(undefined)
  }, [highlight, node.id])

  const change = (path: readonly (string | number)[], value: unknown) => {
    const next = withValueAt(draft.entry, [...node.path, ...path], value)
    if (isObject(next)) draft.setEntry(next)
  }
  const optionPath = (option: string) => ['component', 'options', option]
  return (
    <section
      className={styles.form}
      aria-label={`Options of ${node.label}`}
      onFocus={() => highlight(node.id)}
      onPointerEnter={() => highlight(node.id)}
    >
      <header className={styles.head}>
        <IconButton
          className={styles.back}
          label="Back to the blocks"
          icon={BackIcon}
          onClick={() => update({ block: undefined })}
        />
        <h3 className={styles.title}>{node.label}</h3>
        <span className={styles.id}>{node.id}</span>
        <IconButton
          className={styles.close}
          label="Close the form"
          icon={CloseIcon}
          onClick={() => update({ block: undefined })}
        />
      </header>
      <div className={styles.fields}>
        {inputs?.map((input) => (
          <Field
            key={input.name}
            input={input}
            value={valueAt(block, optionPath(input.name))}
            binding={isObject(bindings) ? bindings[`component.options.${input.name}`] : undefined}
            onValue={(value) => change(optionPath(input.name), value)}
          />
        ))}
        {inputs?.length === 0 && (
          <p className={styles.none}>
            {name
              ? `“${String(name)}” has no options that a form could show.`
              : 'A box has no options of its own: it holds other blocks.'}
          </p>
        )}
        <Field
          input={{ name: 'layerName', type: 'string', helperText: 'What authors call this block' }}
          value={valueAt(block, ['layerName'])}
          onValue={(value) => change(['layerName'], value)}
        />
        <Field
          input={{ name: 'responsiveStyles', type: 'object', advanced: true }}
          value={valueAt(block, ['responsiveStyles'])}
          onValue={(value) => change(['responsiveStyles'], value)}
        />
      </div>
    </section>
  )
}

/** The inputs of the block's definition; `undefined` while it is on its way. */
function useInputs(name: unknown, block: unknown): readonly BlockInput[] | undefined {
  const [known, setKnown] = useState<Readonly<Record<string, readonly BlockInput[]>>>()
  useEffect(() => {
    let wanted = true
    void import('../../../data/library').then(({ defaultInputs }) => {
      if (wanted) setKnown(defaultInputs)
    })
    return () => {
      wanted = false
    }
  }, [])
  return known && inputsOf(known, name, valueAt(block, ['component', 'options']))
}
