import type { ReactNode } from 'react'
import { Form, href, Link, NavLink } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { BACK_OFFICE } from '../../visit/back-office-path.ts'
import type { DeskFrame } from '../desk.server.ts'
import { texts } from '../texts.ts'
import styles from './desk.module.css'

interface DeskProps {
  desk: DeskFrame
  title: string
  lead?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  children: ReactNode
}

/** The frame of every page for staff. */
export function Desk({ desk, title, lead, width = 'wide', children }: DeskProps) {
  const t = useTexts(texts)
  return (
    <>
      <header className={styles.header}>
        <p className={styles.team}>
          <strong>{t('team', { company: desk.company })}</strong>
          <span>{t('signedInAs', { firstName: desk.firstName, role: t(`role.${desk.role}`) })}</span>
        </p>
        <nav aria-label={t('nav')} className={styles.nav}>
          {desk.links.map(({ key, to }) => (
            <NavLink key={key} to={to} end={key === 'desk'} className={styles.link}>
              {t(`link.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.own}>
          <a href={BACK_OFFICE}>{t('backOffice')}</a>
          <Link to={href('/equipe/second-facteur')}>{t('security')}</Link>
          <Link to={href('/')}>{t('toSite')}</Link>
          <Form method="post" action={href('/deconnexion')}>
            <Button type="submit" variant="quiet">
              {t('signOut')}
            </Button>
          </Form>
        </div>
      </header>
      <Page title={title} lead={lead} width={width}>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {children}
      </Page>
    </>
  )
}
