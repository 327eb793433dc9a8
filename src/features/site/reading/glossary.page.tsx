import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { glossaryAddress, glossaryAt } from '../../content/content/addresses.ts'
import { Initial } from '../../content/content/components/plate.tsx'
import { readGlossary } from '../../content/content/read-glossary.server.ts'
import { ASKED_MAX, GLOSSARIES } from '../../content/content/rules.ts'
import { texts } from '../../content/content/texts.ts'
import type { Route } from './+types/glossary.page'
import { Letters } from './components/letters.tsx'
import { TermList } from './components/term-list.tsx'
import styles from './glossary.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const glossary = glossaryAt(url.pathname)
  const asked = url.searchParams.get('q')?.trim() ?? ''
  const isTooLong = asked.length > ASKED_MAX
  return { glossary, asked, isTooLong, ...(await readGlossary(visitOf(context), glossary, isTooLong ? '' : asked)) }
}

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { glossary, asked, isTooLong, letters, total } = loaderData
  const searched = asked !== '' && !isTooLong
  const address = glossaryAddress(glossary)
  return (
    <Page title={t(`glossary.${glossary}`)} lead={<p>{t(`glossaryLead.${glossary}`)}</p>}>
      <title>{`${t(`glossary.${glossary}`)} · ${site}`}</title>
      <meta name="description" content={t(`glossaryDescription.${glossary}`)} />
      <Choices
        label={t('chooseGlossary')}
        choices={GLOSSARIES.map((one) => ({
          to: glossaryAddress(one),
          label: t(`glossaryShort.${one}`),
          chosen: one === glossary,
        }))}
      />
      <Form method="get" action={address} className={styles.search} key={asked}>
        <Field
          name="q"
          type="search"
          label={t('searchWord')}
          defaultValue={asked}
          error={isTooLong ? t('searchTooLong') : undefined}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {t('search')}
        </Button>
      </Form>
      {total === 0 && searched ? (
        <Empty title={t('noWord', { asked })} picture={<Vignette name="glossary" />}>
          {t('noWordNext')}
        </Empty>
      ) : (
        <p className={styles.count}>
          {searched ? t('wordsFound', { count: total, asked }) : t('words', { count: total })}
        </p>
      )}
      {searched ? (
        <p>
          <BackLink to={address}>{t('searchClear')}</BackLink>
        </p>
      ) : (
        <Letters shown={letters.map(({ letter }) => letter)} />
      )}
      {letters.map(({ letter, terms }) => (
        <Section key={letter} id={letter} title={letter}>
          <div className={styles.letter}>
            <Initial of={letter} />
            <TermList terms={terms} />
          </div>
        </Section>
      ))}
    </Page>
  )
}
