import { Form, useNavigation } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { deviceName, texts } from '../../sessions/texts.ts'
import type { Device } from '../views.ts'
import styles from './device-card.module.css'

export function DeviceCard({ device }: { device: Device }) {
  const t = useTexts(texts)
  const name = deviceName(t, device)
  const busy = useNavigation().formData?.get('reference') === device.reference
  return (
    <Card as="li" className={styles.device}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {device.isCurrent ? <Badge tone="good">{t('current')}</Badge> : null}
      </div>
      <p className={styles.when}>{t('since', { moment: inDayAndHour(device.createdAt) })}</p>
      {device.isCurrent ? null : (
        <>
          <p className={styles.when}>{t('seen', { moment: inDayAndHour(device.seenAt) })}</p>
          <Form method="post">
            <input type="hidden" name="reference" value={device.reference} />
            <Button type="submit" variant="secondary" busy={busy} aria-label={t('endNamed', { name })}>
              {t('end')}
            </Button>
          </Form>
        </>
      )}
    </Card>
  )
}
