import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '../button/button.tsx'
import { Page } from '../page/page.tsx'
import { useTexts } from '../wording.tsx'
import styles from './failure.module.css'
import { useShell } from './shell-data.ts'
import { texts } from './texts.ts'

/** The page shown in place of one that could not be: by its status, never with the error's inside. */
export function Failure({ error }: { error: unknown }) {
  const t = useTexts(texts)
  const { pathname } = useLocation()
  const shell = useShell()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const reason = saidBy(error)
  const kind = kindOf(status)
  return (
    <Page title={t(`${kind}Title`)} lead={reason ?? t(`${kind}Text`)} width="normal">
      <title>{`${t(`${kind}Title`)}${shell ? ` · ${shell.site.label}` : ''}`}</title>
      <div className={styles.ways}>
        {kind === 'signIn' ? (
          <ButtonLink to={`/connexion?retour=${encodeURIComponent(pathname)}`}>{t('signIn')}</ButtonLink>
        ) : kind === 'failure' ? (
          <ButtonLink to={pathname} reloadDocument>
            {t('retry')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/voyance">{t('seePsychics', { plural: shell?.site.psychicNoun.plural ?? '' })}</ButtonLink>
        )}
        <ButtonLink to="/" variant="secondary" reloadDocument={kind === 'failure'}>
          {t('backHome')}
        </ButtonLink>
      </div>
    </Page>
  )
}

type Kind = 'notFound' | 'signIn' | 'forbidden' | 'refused' | 'failure'

const kinds: Readonly<Record<number, Kind>> = { 401: 'signIn', 403: 'forbidden', 404: 'notFound' }

const kindOf = (status: number): Kind => kinds[status] ?? (status < 500 ? 'refused' : 'failure')

/** The sentence of a refusal, which loaders throw as `data({ message })`. */
function saidBy(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status >= 500) return null
  const said: unknown = error.data
  if (typeof said !== 'object' || said === null || !('message' in said)) return null
  return typeof said.message === 'string' ? said.message : null
}
