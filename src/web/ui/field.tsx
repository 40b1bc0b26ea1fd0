import type { ComponentProps, ReactNode } from 'react'
import './field.css'

interface FieldFrame {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong, and how to put it right. */
  problem?: string | undefined
}

const describedBy = ({ id, hint, problem }: FieldFrame) =>
  [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

function Frame({
  id,
  label,
  hint,
  problem,
  required,
  children,
}: FieldFrame & { required: boolean; children: ReactNode }) {
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {!required && <span className="field-optional">(optional)</span>}
      </label>
      {children}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          <Cross />
          {problem}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export const Cross = () => (
  <svg className="cross" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4.2 4.4c4 3.4 7.8 7.2 11.6 11.2M15.7 4.2c-3.6 3.6-7.4 7.6-11.3 11.6" />
  </svg>
)

/** What the three kinds of control share: the link to their label, hint and problem. */
function controlProps(frame: FieldFrame) {
  return {
    id: frame.id,
    className: 'input',
    'aria-describedby': describedBy(frame),
    'aria-invalid': frame.problem ? true : undefined,
  }
}

export function TextField({ id, label, hint, problem, ...input }: FieldFrame & ComponentProps<'input'>) {
  const frame = { id, label, hint, problem }
  return (
    <Frame {...frame} required={input.required ?? false}>
      <input {...input} {...controlProps(frame)} />
    </Frame>
  )
}

export function TextAreaField({
  id,
  label,
  hint,
  problem,
  ...input
}: FieldFrame & ComponentProps<'textarea'>) {
  const frame = { id, label, hint, problem }
  return (
    <Frame {...frame} required={input.required ?? false}>
      <textarea {...input} {...controlProps(frame)} />
    </Frame>
  )
}

export function SelectField({ id, label, hint, problem, ...input }: FieldFrame & ComponentProps<'select'>) {
  const frame = { id, label, hint, problem }
  return (
    <Frame {...frame} required={input.required ?? false}>
      <select {...input} {...controlProps(frame)} />
    </Frame>
  )
}
