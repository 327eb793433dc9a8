import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../../../platform/contract/call.ts'
import type { OpenTicket } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import stripStyles from '../../rooms/strip.module.css'
import type { queueContract } from '../contract.server.ts'
import { isOpen, WAITS_PAGE } from '../rules.ts'
import { stripTexts } from '../strip-texts.ts'
import { useBeats } from './use-beats.ts'

interface QueueStripProps {
  rendered: readonly OpenTicket[]
  /** Whether another strip has something more urgent to say. */
  isQuiet: boolean
}

/** A strip above every page: whom the reader waits for. While it is there, their places are kept. */
export default function QueueStrip({ rendered, isQuiet }: QueueStripProps) {
  const t = useTexts(stripTexts)
  const { pathname } = useLocation()
  const [tickets, setTickets] = useState(rendered)
  useEffect(() => setTickets(rendered), [rendered])
  const beat = useCallback(async () => {
    const answer = await call<(typeof queueContract)['beatTickets']>('POST', '/api/tickets/beat').catch(() => null)
    if (!answer) return
    setTickets(
      answer.tickets
        .filter(({ state }) => isOpen(state))
        .map(({ id, psychic, state }) => ({ id, name: psychic.name, isCalled: state === 'called' })),
    )
  }, [])
  useBeats(beat, rendered.length > 0)
  const called = tickets.find(({ isCalled }) => isCalled)
  const names = new Intl.ListFormat('fr').format(tickets.map(({ name }) => name))
  const hides = isQuiet || pathname === WAITS_PAGE || tickets.length === 0
  const said = hides ? '' : called ? t('turn', { name: called.name }) : t('waiting', { names })
  return (
    // A live region must exist before its text; while empty, it is not a landmark.
    <section className={said ? stripStyles.strip : undefined} aria-label={said ? t('label') : undefined}>
      <p role="status">{said}</p>
      {said ? (
        <Link to={WAITS_PAGE} className={stripStyles.back}>
          {t('see')}
        </Link>
      ) : null}
    </section>
  )
}
