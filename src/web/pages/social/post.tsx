import { useRef } from 'react'
import { blogUrl, hashtagsIn, lengthInCharacters, lengthOnX, mostOnX } from '#content/post-length.ts'
import type { Network } from '#content/social-posts.ts'
import { postPath } from '#web/pages/blog/post.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { copy, networkNames } from './copy.ts'
import { Thumb } from './thumb.tsx'
import type { PicturedPost } from './pictured-post.ts'
import './post.css'

const order = ['linkedin', 'twitter', 'facebook'] as const satisfies readonly Network[]

export function Post({ post, place, of }: { post: PicturedPost; place: number; of: number }) {
  return (
    <article className="post" aria-labelledby={`post-${post.article}`}>
      <div className="post-head">
        <Thumb picture={post.picture} />
        <div>
          <p>{copy.place(place, of)}</p>
          <h2 className="display-3" id={`post-${post.article}`}>
            {post.title}
          </h2>
          <a className="link small" href={postPath(post.article)}>
            {copy.article}
            <span className="visually-hidden">: {post.title}</span>
          </a>
        </div>
      </div>
      <div className="post-texts">
        {order.map(network => (
          <PostText key={network} network={network} text={post[network]} place={place} />
        ))}
      </div>
    </article>
  )
}

function PostText({ network, text, place }: { network: Network; text: string; place: number }) {
  const shown = useRef<HTMLParagraphElement>(null)
  const name = networkNames[network]
  const [before = '', after = ''] = text.split(blogUrl)
  return (
    <section className="sheet post-text" aria-label={copy.textFor(name, place)}>
      <div className="post-text-head">
        <h3>{name}</h3>
        <CopyButton text={text} source={shown} label={copy.copy} what={copy.textFor(name, place)} />
      </div>
      <p className="post-words" ref={shown}>
        {before}
        <code>{blogUrl}</code>
        {after}
      </p>
      <Counts network={network} text={text} />
    </section>
  )
}

function Counts({ network, text }: { network: Network; text: string }) {
  const tags = hashtagsIn(text).length
  const tagged = `${tags} ${tags === 1 ? 'hashtag' : 'hashtags'}`
  if (network !== 'twitter')
    return (
      <p className="post-counts">
        {lengthInCharacters(text)} characters, {tagged}
      </p>
    )
  const length = lengthOnX(text)
  return (
    <p className="post-counts">
      <span className="post-meter" aria-hidden="true" data-over={length > mostOnX || undefined}>
        <i style={{ '--share': Math.min(1, length / mostOnX) }} />
      </span>
      {length} of {mostOnX} characters, {tagged}
    </p>
  )
}
