import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { KeepLink } from '../../../house/journal/components/keep-link.tsx'
import { resultAddress } from '../addresses.ts'
import { resultTexts } from '../result-texts.ts'
import styles from './sharing.module.css'

interface SharingProps {
  game: string
  /** The result's own id. */
  id: string
  /** The id of its shared link. */
  share: string | null
}

/** Keeps a result in the journal; makes a link that everybody may follow, or ends it. */
export function Sharing({ game, id, share }: SharingProps) {
  const t = useTexts(resultTexts)
  const toast = useToast()
  const canonical = useShell()?.site.canonical ?? ''
  const link = share ? `${canonical}${resultAddress(game, share)}` : null
  return (
    <section id="partager" aria-labelledby="partager-titre" className={styles.sharing}>
      <h2 id="partager-titre">{t('shareTitle')}</h2>
      <p>{t('keepLead')}</p>
      <div>
        <KeepLink kind="draw" reference={`${game}/${id}`} />
      </div>
      <p>{t(link ? 'shared' : 'private')}</p>
      {link ? (
        <p className={styles.link}>
          <label htmlFor="lien">{t('link')}</label>
          <input id="lien" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <Button
            type="button"
            variant="secondary"
            onClick={async () => {
              await navigator.clipboard.writeText(link)
              toast({ tone: 'good', text: t('copied'), about: 'share' })
            }}
          >
            {t('copy')}
          </Button>
        </p>
      ) : null}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={link ? 'unshare' : 'share'} variant={link ? 'quiet' : 'secondary'}>
          {t(link ? 'unshare' : 'share')}
        </Button>
      </Form>
    </section>
  )
}
