import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Presence } from '../../presence/queries.server.ts'
import type { RoomChannel } from '../../rooms/rules.ts'
import { texts } from '../texts.ts'
import styles from './incoming-request.module.css'

interface PresenceControlsProps {
  presence: Presence
  /** The channels that this psychic may open. */
  offered: readonly (RoomChannel | 'audiotel')[]
  /** The code by which callers of the premium-rate number reach them; null before they opened that channel. */
  code: string | null
}

/** Open or away; the lease ends by itself when the workspace is closed. */
export function PresenceControls({ presence, offered, code }: PresenceControlsProps) {
  const t = useTexts(texts)
  const before = offered.filter((channel) => presence.channels.includes(channel))
  const ticked = before.length > 0 ? before : offered.slice(0, 1)
  const channels = presence.channels.map((channel) => t(`channel.${channel as 'chat'}`)).join(', ')
  const said = !presence.alive ? t('presenceOff') : channels === '' ? t('presenceAway') : t('presenceOn', { channels })
  return (
    <>
      <p role="status" className={styles.said} data-open={presence.alive && channels !== ''}>
        {said}
      </p>
      <Form method="post" className={styles.choices}>
        {offered.length > 1 ? (
          <fieldset className={styles.channels}>
            <legend>{t('channels')}</legend>
            {offered.map((channel) => (
              <Checkbox
                key={channel}
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
        {offered.includes('phone') || offered.includes('audiotel') ? (
          <Link to={href('/mon-compte/telephone')}>{t('myPhone')}</Link>
        ) : null}
        {offered.includes('audiotel') && code ? <p className={styles.note}>{t('premiumCode', { code })}</p> : null}
        <Button type="submit" name="intent" value="open">
          {t('open')}
        </Button>
        <Button type="submit" name="intent" value="away" variant="secondary">
          {t('away')}
        </Button>
      </Form>
      <p className={styles.note}>{t('keepOpen')}</p>
    </>
  )
}
