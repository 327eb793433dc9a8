import { type FormEvent, useState } from 'react'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import { LOCALES, type Locale, VALUE_MAX, type Version } from '../rules.ts'
import { Changes } from './changes.tsx'
import { LinkFields } from './link-fields.tsx'
import { Preview } from './preview.tsx'
import { TextAbout } from './text-about.tsx'
import { type EditedText, type TextAct, useText } from './use-text.ts'

interface Props {
  keys: readonly string[]
  locale: Locale
  unsent: Map<string, Version>
  onClose: () => void
}

const FIELDS = ['value', 'links', 'code']

/** The panel that edits one text. */
export function TextPanel({ keys, locale: first, unsent, onClose }: Props) {
  const t = useTexts(texts)
  const [key, setKey] = useState(itemAt(keys, 0))
  const [locale, setLocale] = useState<Locale>(first)
  const [code, setCode] = useState('')
  const { stored, typed, type, act, fault, isChanged, done, isBusy, needsCode } = useText(key, locale, unsent)
  const hint = useHint(stored)
  const label = stored?.site.label ?? ''
  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined)
  const run = (name: TextAct, body: object) => act(name, body, code).then(() => setCode(''))
  const given = { value: typed.value, links: typed.links.filter((link) => link.label !== '' || link.href !== '') }
  const state = stored?.draft ? 'isDraft' : stored?.published ? 'isPublished' : 'isInherited'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void run((submitter as HTMLButtonElement | null)?.value === 'publish' ? 'publish' : 'drafts', given)
  }

  return (
    <Dialog open title={t('panelTitle')} onClose={onClose}>
      <div className="edit-panel">
        {keys.length > 1 ? (
          <Select
            name="key"
            label={t('which')}
            value={key}
            options={keys.map((value) => ({ value, label: value }))}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        ) : (
          <p>
            <code>{key}</code>
          </p>
        )}
        <Select
          name="locale"
          label={t('language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: t(value) }))}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        />
        {done ? <Notice tone="good">{t(`done.${done}`, { label })}</Notice> : null}
        {fault && !FIELDS.includes(fault.field ?? '') ? <Notice tone="bad">{fault.message}</Notice> : null}
        {stored === null ? (
          <p role="status">{fault ? null : t('loading')}</p>
        ) : (
          <>
            <p>
              {t('state', { label })} <strong>{t(state)}</strong>. {t('delivered', { text: stored.delivered })}
            </p>
            {isChanged ? (
              <p>
                {t('theirs')} <Changes before={stored.shown.value} after={typed.value} />
              </p>
            ) : null}
            <form className="edit-panel" onSubmit={submit}>
              <TextArea
                name="value"
                label={t('value')}
                hint={hint}
                error={errorAt('value')}
                value={typed.value}
                lang={locale}
                maxLength={VALUE_MAX}
                required
                onChange={(event) => type({ ...typed, value: event.currentTarget.value })}
              />
              {stored.placeholders.links.length > 0 ? (
                <LinkFields typed={typed} error={errorAt('links')} onType={type} />
              ) : null}
              <Preview typed={typed} locale={locale} />
              {needsCode ? (
                <Field
                  name="code"
                  label={t('code')}
                  hint={t('codeHint')}
                  error={errorAt('code')}
                  autoComplete="one-time-code"
                  maxLength={40}
                  required
                  value={code}
                  onChange={(event) => setCode(event.currentTarget.value)}
                />
              ) : null}
              <div className="edit-actions">
                <Button type="submit" value="draft" variant="secondary" busy={isBusy} formNoValidate={needsCode}>
                  {t('save')}
                </Button>
                <Button type="submit" value="publish" busy={isBusy}>
                  {t('publish')}
                </Button>
                {stored.draft ? (
                  <Button type="button" variant="quiet" busy={isBusy} onClick={() => run('drafts/discard', {})}>
                    {t('discard')}
                  </Button>
                ) : null}
              </div>
            </form>
            <TextAbout text={stored} onRestore={(to) => run('restore', { to })} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Which placeholders the text fills, and how its plural is written. */
function useHint(stored: EditedText | null): string | undefined {
  const t = useTexts(texts)
  if (!stored) return undefined
  const { values, links } = stored.placeholders
  const names = [...values.map((name) => `{${name}}`), ...links.map((name) => `%${name}%`)].join(', ')
  const plural = stored.delivered.includes(' || ') ? t('hintPlural') : ''
  return [names ? t('hintValues', { names }) : '', plural].filter((hint) => hint !== '').join(' ') || undefined
}
