import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Presence } from '../../presence/queries.server.ts'
import { texts } from '../texts.ts'
import styles from './incoming-request.module.css'

/** Open or away; the lease ends by itself when the workspace is closed. */
export function PresenceControls({ presence }: { presence: Presence }) {
  const t = useTexts(texts)
  const channels = presence.channels.map((channel) => t(`channel.${channel as 'chat'}`)).join(', ')
  const said = !presence.alive ? t('presenceOff') : channels === '' ? t('presenceAway') : t('presenceOn', { channels })
  return (
    <>
      <p role="status" className={styles.said} data-open={presence.alive && channels !== ''}>
        {said}
      </p>
      <Form method="post" className={styles.choices}>
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
