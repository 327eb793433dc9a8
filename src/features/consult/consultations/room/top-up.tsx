import { useState } from 'react'
import { href } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { packs } from '../../../house/ledger/rules.ts'
import styles from './room.module.css'
import { texts } from './texts.ts'

/** Opens the payment in another tab, so that the room stays as it is. */
export function TopUp() {
  const t = useTexts(texts)
  const [key, setKey] = useState<string | null>(null)
  const close = () => setKey(null)
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setKey(crypto.randomUUID())}>
        {t('topUpHere')}
      </Button>
      <Dialog open={key !== null} title={t('topUpHereTitle')} onClose={close}>
        <p>{t('topUpHereLead')}</p>
        <form
          method="post"
          action={href('/wallet')}
          target="_blank"
          className={styles.packs}
          onSubmit={close}
          rel="noopener"
        >
          <input type="hidden" name="key" value={key ?? ''} />
          {packs.map((pack) => (
            <Button key={pack.id} type="submit" name="packId" value={pack.id} variant="secondary">
              {t('buy', { amount: inEuros(pack.amount) })}
            </Button>
          ))}
        </form>
      </Dialog>
    </>
  )
}
