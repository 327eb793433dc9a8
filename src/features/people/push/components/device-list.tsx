import { Form, useNavigation } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../devices/components/device-card.module.css'
import { deviceName, texts as deviceTexts } from '../../sessions/texts.ts'
import { pageTexts } from '../page-texts.ts'
import type { PushDevice } from '../read-push.server.ts'

/** The devices that get a person's notifications, each with a button that removes it. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const t = useTexts(pageTexts)
  if (devices.length === 0) return <p>{t('noDevice')}</p>
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <DeviceCard key={device.reference} device={device} />
      ))}
    </ul>
  )
}

function DeviceCard({ device }: { device: PushDevice }) {
  const t = useTexts(pageTexts)
  const name = deviceName(useTexts(deviceTexts), device)
  const busy = useNavigation().formData?.get('reference') === device.reference
  return (
    <Card as="li" className={styles.device}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {device.isCurrent ? <Badge tone="good">{t('current')}</Badge> : null}
      </div>
      <p className={styles.when}>{t('since', { moment: inDayAndHour(device.createdAt) })}</p>
      {device.sentAt ? <p className={styles.when}>{t('lastSent', { moment: inDayAndHour(device.sentAt) })}</p> : null}
      <Form method="post">
        <input type="hidden" name="reference" value={device.reference} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="secondary"
          busy={busy}
          aria-label={t('removeNamed', { name })}
        >
          {t('remove')}
        </Button>
      </Form>
    </Card>
  )
}
