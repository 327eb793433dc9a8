import { href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ConfirmedDownload } from '../../privacy/components/confirmed-download.tsx'
import { texts } from '../texts.ts'

interface Props {
  /** The confirmation needed before the download. */
  confirmation: 'password' | 'signIn' | null
  /** A refusal, shown at the password field if it is there. */
  fault: string | undefined
}

export function CopySection({ confirmation, fault }: Props) {
  const t = useTexts(texts)
  return (
    <Section title={t('copyTitle')} id="copie">
      <p>{t('copyLead')}</p>
      <p>{t('copyLeft')}</p>
      <p>{t('copyFormat')}</p>
      {fault && confirmation !== 'password' ? <Notice tone="bad">{fault}</Notice> : null}
      <ConfirmedDownload
        action={href('/espace-voyant/mes-droits/copie.json')}
        confirmation={confirmation}
        fault={fault}
        words={{ password: t('password'), hint: t('passwordHint'), signInAgain: t('signInAgain') }}
      >
        <Button type="submit" variant="secondary">
          {t('takeCopy')}
        </Button>
      </ConfirmedDownload>
    </Section>
  )
}
