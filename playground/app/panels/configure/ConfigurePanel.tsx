import { Accordion } from '@base-ui/react/accordion'
import { useState } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { isOfSource, type OptionRow } from '../../state/options'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { SearchField } from '../../ui/SearchField'
import { PanelFrame } from '../PanelFrame'
import { ChangedOptions } from './ChangedOptions'
import styles from './Configure.module.css'
import { OptionField } from './OptionField'
import { firstOptions, type OptionGroup, optionGroups, searchOptions } from './optionGroups'
import { Recipes } from './Recipes'

/** Edits every option of `mount()` with immediate effect on the preview. */
export function ConfigurePanel() {
  const { state, update } = usePlayground()
  const search = state.find ?? ''
  const setSearch = (find: string) => update({ find: find || undefined })
  const set = state.options
  const changedIn = ({ rows }: OptionGroup) => rows.filter(({ name }) => name in set).length
  const [open, setOpen] = useState(() =>
    optionGroups.filter((group) => changedIn(group) > 0).map(titleOf),
  )
  const isSearch = search.trim() !== ''
  const groups = isSearch ? searchOptions(search) : optionGroups
  const found = groups.flatMap(({ rows }) => rows).length
  const changed = Object.keys(set).length
  return (
    <PanelFrame
      title="Behaviour"
      actions={
        changed > 0 && (
          <TextButton
            className={styles.small}
            onClick={() => update({ options: {}, manager: undefined })}
          >
            Reset all {changed}
          </TextButton>
        )
      }
      head={
        <>
          <SearchField label="Search options" value={search} onChange={setSearch} />
          <p className="visually-hidden" role="status">
            {isSearch && `${found} ${found === 1 ? 'option' : 'options'} found`}
          </p>
        </>
      }
    >
      {found === 0 ? (
        <Notice
          title="No such option"
          actions={<TextButton onClick={() => setSearch('')}>Show all</TextButton>}
        >
          None has “{search.trim()}” in its name, its group or its description.
        </Notice>
      ) : (
        <>
          {!isSearch && (
            <>
              <Recipes />
              <ChangedOptions />
              <section className={styles.first} aria-labelledby="options-first">
                <h3 id="options-first" className={styles.title}>
                  {firstOptions.title}
                </h3>
                {firstOptions.rows.map((row) => (
                  <OptionField key={row.name} row={row} />
                ))}
              </section>
              <h3 className={styles.title}>All other options</h3>
            </>
          )}
          <Accordion.Root
            multiple
            value={isSearch ? groups.map(titleOf) : open}
            onValueChange={(titles: string[]) => !isSearch && setOpen(titles)}
          >
            {groups.map((group) => (
              <Accordion.Item key={group.title} value={group.title} className={styles.group}>
                <Accordion.Header className={styles.heading}>
                  <Accordion.Trigger className={styles.trigger}>
                    <Icon name="chevron" className={styles.arrow} />
                    {group.title}
                    <span className={styles.count}>
                      {changedIn(group) > 0 && (
                        <span className={styles.changed}>{changedIn(group)} changed</span>
                      )}
                      {group.rows.length}
                    </span>
                  </Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Panel className={styles.options}>
                  <SourceNames rows={group.rows.filter(isOfSource)} />
                  {group.rows
                    .filter((row) => !isOfSource(row))
                    .map((row) => (
                      <OptionField key={row.name} row={row} />
                    ))}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </>
      )}
    </PanelFrame>
  )
}

const titleOf = ({ title }: OptionGroup) => title

/** Names options that follow from the chosen content. Renders nothing when there are none. */
function SourceNames({ rows }: { rows: readonly OptionRow[] }) {
  const { update } = usePlayground()
  if (rows.length === 0) return null
  return (
    <p className={styles.source}>
      {rows.map(({ name }) => name).join(', ')}: these come with the content.
      <TextButton className={styles.small} onClick={() => update({ panel: 'content' })}>
        Choose under Content
      </TextButton>
    </p>
  )
}
