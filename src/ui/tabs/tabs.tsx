import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

interface Tab {
  /** The id of its panel, unique on the page. */
  id: string
  title: string
  content: ReactNode
}

/** Without scripts, links to panels that are all visible below; with them, tabs. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id)
  const [scripted, setScripted] = useState(false)

  useEffect(() => {
    setScripted(true)
    const asked = tabs.find(({ id }) => `#${id}` === window.location.hash)
    if (asked) setSelected(asked.id)
  }, [tabs])

  function move(event: KeyboardEvent<HTMLElement>) {
    const place = placeAfter(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    )
    const next = place === null ? undefined : tabs[place]
    if (!next) return
    event.preventDefault()
    setSelected(next.id)
    document.getElementById(`${next.id}-tab`)?.focus()
  }

  const list = scripted ? { role: 'tablist', 'aria-label': label, onKeyDown: move } : {}
  return (
    <div>
      <div {...list} className={styles.list}>
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={classNames(styles.tab, id === selected && styles.selected)}
            {...(scripted && {
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
              onClick: (event) => {
                event.preventDefault()
                setSelected(id)
              },
            })}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          className={classNames(styles.panel, id !== selected && styles.other)}
          {...(scripted && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, hidden: id !== selected })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** The tab that a key leads to, among so many; null for other keys. */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
