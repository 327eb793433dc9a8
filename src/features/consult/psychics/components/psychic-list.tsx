import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { call } from '../../../../platform/contract/call.ts'
import { attempt } from '../../../../ui/calls/call-errors.ts'
import { CallFailure } from '../../../../ui/calls/call-failure.tsx'
import { ShowMore } from '../../../../ui/show-more/show-more.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { psychicsContract } from '../contract.server.ts'
import { APPEND_BY, LIST_MAX } from '../rules.ts'
import { texts } from '../texts.ts'
import type { PsychicView } from '../views.ts'
import { BackLine } from './back-line.tsx'
import { PresenceNews } from './presence-news.tsx'
import { PsychicCard } from './psychic-card.tsx'
import styles from './psychic-list.module.css'
import { usePresences } from './use-presences.ts'

const MORE = 'psychics'

interface PsychicListProps {
  first: readonly PsychicView[]
  total: number
  /** The filters, as the query string of the page and of the API call. */
  search: string
  callSearch: string
}

/** The list by parts: without scripts "more" is a link, with them the next part is appended. */
export function PsychicList({ first, total, search, callSearch }: PsychicListProps) {
  const t = useTexts(texts)
  const { shown, more, state } = useMore(first, callSearch, search)
  const presences = usePresences(shown.map((psychic) => psychic.id))
  const present = shown.map((psychic) => ({ ...psychic, ...presences.get(psychic.id) }))
  const left = Math.min(APPEND_BY, Math.min(total, LIST_MAX) - shown.length)
  return (
    <>
      <PresenceNews psychics={present} />
      <ul className={styles.list} ref={state.list}>
        {present.map((psychic, place) => (
          <li key={psychic.id} id={place === shown.length - APPEND_BY ? 'suite' : undefined}>
            <PsychicCard psychic={psychic}>
              <BackLine psychic={psychic} />
            </PsychicCard>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {state.added > 0 ? t('added', { count: state.added }) : null}
      </p>
      <CallFailure action={MORE} />
      {left > 0 ? (
        <ShowMore
          to={pageAddress(search, shown.length + APPEND_BY)}
          said={t('shownOf', { shown: shown.length, total })}
          busy={state.busy}
          onMore={more}
        >
          {t('more', { count: left })}
        </ShowMore>
      ) : null}
    </>
  )
}

const pageAddress = (search: string, count: number) =>
  `${href('/voyance')}?${search && `${search}&`}nombre=${count}#suite`

function useMore(first: readonly PsychicView[], callSearch: string, search: string) {
  const [later, setLater] = useState<readonly PsychicView[]>([])
  const [state, setState] = useState({ busy: false, added: 0 })
  const list = useRef<HTMLUListElement>(null)
  const firstIds = new Set(first.map((psychic) => psychic.id))
  const shown = [...first, ...later.filter((psychic) => !firstIds.has(psychic.id))]

  // Moves the focus to the first added item.
  useEffect(() => {
    const cards = list.current?.children
    if (state.added > 0) cards?.[cards.length - state.added]?.querySelector('a')?.focus({ preventScroll: true })
  }, [state])

  async function more() {
    setState({ busy: true, added: 0 })
    let added = 0
    await attempt(MORE, async () => {
      const { psychics } = await call<(typeof psychicsContract)['listPsychics']>('GET', '/api/psychics', {
        query: {
          ...Object.fromEntries(new URLSearchParams(callSearch)),
          origin: String(shown.length),
          limit: String(APPEND_BY),
          excludedIds: shown.map((psychic) => psychic.id).join('|'),
        },
      })
      setLater([...later, ...psychics])
      added = psychics.length
      // A return to this page restores the same number of items; the router keeps its own state beside the address.
      const address = pageAddress(search, shown.length + added).split('#')[0]
      window.history.replaceState(window.history.state, '', address)
    })
    setState({ busy: false, added })
  }
  return { shown, more, state: { ...state, list } }
}
