import { type SubmitEvent, useState } from 'react'
import { Form, href, Link, useLocation } from 'react-router'
import { inDay, inHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { RoomChannel } from '../../rooms/rules.ts'
import type { WorkState } from '../read-state.server.ts'
import { texts } from '../texts.ts'
import { AreasNav } from './areas-nav.tsx'
import { useLastChannels } from './use-last-channels.ts'
import { useWorkState } from './use-work-state.ts'

interface StateBarProps {
  state: WorkState
  /** The channels that this psychic may open. */
  offered: readonly (RoomChannel | 'audiotel')[]
  /** The code by which callers of the premium-rate number reach them; null before they opened that channel. */
  code: string | null
}

const inTime = ({ at, isToday }: { at: string; isToday: boolean }) => (isToday ? inHour(at) : `le ${inDay(at)}`)

/** On every page of the workspace: how the psychic stands and since when, the ways to change it, and the areas. */
export function StateBar({ state: rendered, offered, code }: StateBarProps) {
  const t = useTexts(texts)
  const { state, failed, busy, open, leave } = useWorkState(rendered)
  const [unfolded, setUnfolded] = useState(false)
  const { pathname } = useLocation()
  const { presence, since, waiting } = state
  const last = useLastChannels(presence.channels)
  const before = offered.filter((channel) => last.includes(channel))
  const ticked = before.length > 0 ? before : offered.slice(0, 1)
  const isOpen = presence.alive && presence.channels.length > 0
  const tone = state.busy ? 'busy' : isOpen ? 'available' : presence.alive ? 'away' : 'offline'
  const said = state.busy ? t('stateBusy', { name: state.busy.name }) : t(`state.${tone as 'away'}`)
  const from = state.busy ? state.busy.since : since
  const channels = presence.channels.map((channel) => t(`channel.${channel as 'chat'}`)).join(', ')
  const means = { busy: null, available: t('on', { channels }), away: t('awayMeans'), offline: null }[tone]
  // Where a small screen cuts it, the channels go: the menu shows them too.
  const details = [from ? t('since', { time: inTime(from) }) : null, means].filter((one) => one !== null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUnfolded(false)
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const intent = form.get('intent')
    void (intent === 'offline' ? leave() : open(intent === 'open' ? form.getAll('channels').map(String) : []))
  }
  return (
    <header className={classNames('night', 'workplace-bar')} data-unfolded={unfolded}>
      <button
        type="button"
        className="workplace-unfold"
        aria-expanded={unfolded}
        aria-controls="workplace-controls"
        onClick={() => setUnfolded(!unfolded)}
      >
        {t('menu')}
      </button>
      <p role="status" className="workplace-said" data-tone={tone}>
        <span className="workplace-dot" aria-hidden="true" />
        <span className="workplace-how">
          {said} <span className="workplace-details">{details.join(', ')}</span>
        </span>
      </p>
      <div id="workplace-controls" className="workplace-controls">
        <Form method="post" action={href('/espace-voyant')} className="workplace-form" onSubmit={send}>
          <input type="hidden" name="back" value={pathname} />
          {offered.length > 1 ? (
            <fieldset className="workplace-channels">
              <legend className="visually-hidden">{t('channels')}</legend>
              {offered.map((channel) => (
                <Checkbox
                  key={`${channel} ${ticked.join()}`}
                  id={`channel-${channel}`}
                  name="channels"
                  value={channel}
                  label={t(`open.${channel}`)}
                  defaultChecked={ticked.includes(channel)}
                />
              ))}
            </fieldset>
          ) : (
            offered.map((channel) => <input key={channel} type="hidden" name="channels" value={channel} />)
          )}
          {isOpen && offered.length === 1 ? null : (
            <Button
              type="submit"
              name="intent"
              value="open"
              variant={isOpen ? 'secondary' : 'primary'}
              busy={busy}
              data-quick={!isOpen}
              aria-keyshortcuts="D"
            >
              {t(isOpen ? 'reopen' : 'open')}
            </Button>
          )}
          {isOpen ? (
            <Button
              type="submit"
              name="intent"
              value="away"
              variant="secondary"
              busy={busy}
              data-quick
              aria-keyshortcuts="P"
            >
              {t('away')}
            </Button>
          ) : null}
          {presence.alive ? (
            <Button type="submit" name="intent" value="offline" variant="secondary" busy={busy} aria-keyshortcuts="H">
              {t('goOffline')}
            </Button>
          ) : null}
        </Form>
        {failed ? (
          <p role="alert" className="workplace-failed">
            {failed.code === 0 ? t('unsent') : failed.message}
          </p>
        ) : null}
        {offered.includes('phone') || offered.includes('audiotel') ? (
          <p className="workplace-note">
            {t('rings')} {offered.includes('audiotel') && code ? t('premiumCode', { code }) : null}{' '}
            <Link to={href('/mon-compte/telephone')}>{t('myPhone')}</Link>
          </p>
        ) : null}
        <AreasNav waiting={waiting} onChoose={() => setUnfolded(false)} />
      </div>
    </header>
  )
}
