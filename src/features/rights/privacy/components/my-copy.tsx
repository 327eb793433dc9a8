import { useEffect } from 'react'
import { Form, href, useNavigation, useRevalidator } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { EXPORT_DAYS } from '../rules.ts'
import { texts } from '../texts.ts'
import type { ExportView } from '../views.ts'
import { ConfirmedDownload } from './confirmed-download.tsx'

interface Props {
  copy: ExportView | null
  /** When another copy may be requested; null if it may be now. */
  next: string | null
  /** The confirmation needed before the download. */
  confirmation: 'password' | 'signIn' | null
  /** A refusal to show at the password field. */
  fault: string | undefined
}

const LOOK_EVERY_MS = 1500
const LOOK_EVERY_S = 3

export function MyCopy({ copy, next, confirmation, fault }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'export'
  return (
    <Section title={t('exportTitle')} id="copie">
      <p>{t('exportLead', { days: EXPORT_DAYS })}</p>
      {copy?.state === 'making' ? <Making copy={copy} /> : null}
      {copy?.state === 'failed' ? <Notice tone="bad">{t('failed')}</Notice> : null}
      {copy?.state === 'ready' ? <Ready copy={copy} confirmation={confirmation} fault={fault} /> : null}
      {next === null ? (
        <Form method="post">
          <Button type="submit" name="intent" value="export" variant="secondary" busy={busy}>
            {t(copy ? 'askExportAgain' : 'askExport')}
          </Button>
        </Form>
      ) : copy?.state === 'making' ? null : (
        <p className={accounts.conditions}>{t('nextExport', { moment: inDayAndHour(next) })}</p>
      )}
    </Section>
  )
}

/** With scripts the progress updates by itself; without them the page reloads. */
function Making({ copy }: { copy: ExportView }) {
  const t = useTexts(texts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  const { done, steps } = copy
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(LOOK_EVERY_S)} />
      </noscript>
      <Progress label={t('progress')} value={done} max={steps} said={t('progressSaid', { done, steps })} />
      <p className={accounts.conditions}>{t('progressHelp')}</p>
    </>
  )
}

function Ready({ copy, confirmation, fault }: Pick<Props, 'confirmation' | 'fault'> & { copy: ExportView }) {
  const t = useTexts(texts)
  return (
    <>
      <Notice tone="good">
        {t('ready', { moment: inDayAndHour(needed(copy.until, 'until when a copy is kept')) })}
      </Notice>
      <ConfirmedDownload
        action={href('/mon-compte/donnees/:id/fichier', { id: String(copy.id) })}
        confirmation={confirmation}
        fault={fault}
        words={{ password: t('password'), hint: t('passwordHint'), signInAgain: t('signInAgain') }}
      >
        <Button type="submit" name="format" value="pdf">
          {t('takePdf')}
        </Button>
        <Button type="submit" name="format" value="json" variant="secondary">
          {t('takeJson')}
        </Button>
      </ConfirmedDownload>
    </>
  )
}
