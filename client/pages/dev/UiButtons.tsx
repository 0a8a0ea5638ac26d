import { Bookmark, CircleCheck, CircleX, Eye, Hourglass, Star } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

const row = 'flex flex-wrap items-center gap-3';
const { button, tags, chips } = words;

export function UiButtons() {
  return (
    <>
      <p className="text-sm text-soft">{words.buttonNote}</p>
      <div className={row}>
        <Button variant="main">{button.main}</Button>
        <Button>{button.plain}</Button>
        <Button variant="quiet">{button.quiet}</Button>
        <Button variant="danger">{button.danger}</Button>
        <Button variant="main" busy>
          {button.busy}
        </Button>
        <Button disabled>{button.disabled}</Button>
        <Button icon={<Bookmark className="size-5" />}>{button.plain}</Button>
        <Button
          variant="quiet"
          iconOnly
          aria-label={button.plain}
          icon={<Bookmark className="size-5" />}
        />
        <Button size="s">{button.small}</Button>
        <Button size="s" variant="main">
          {button.small}
        </Button>
        <a href="#top" className={buttonClass({ variant: 'plain' })}>
          {button.link}
        </a>
        <a href="#top" className="text-link">
          {button.link}
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-4 rounded-card bg-band p-4 text-on-band">
        <Button variant="accent">{button.accent}</Button>
        <span className="text-soft-on-band">{words.sample}</span>
      </div>
      <div className={row}>
        <Tag>{tags.plain}</Tag>
        <Tag tone="accent">{tags.accent}</Tag>
        <Tag tone="info" icon={Eye}>
          {tags.info}
        </Tag>
        <Tag tone="progress" icon={Star}>
          {tags.progress}
        </Tag>
        <Tag tone="success" icon={CircleCheck}>
          {tags.success}
        </Tag>
        <Tag tone="warning" icon={Hourglass}>
          {tags.warning}
        </Tag>
        <Tag tone="error" icon={CircleX}>
          {tags.error}
        </Tag>
      </div>
      <div className={row}>
        <Chip selected>{chips.on}</Chip>
        <Chip selected={false} count={12}>
          {chips.off}
        </Chip>
        <Chip removes aria-label={chips.removeLabel}>
          {chips.removes}
        </Chip>
        <Chip disabled>{chips.disabled}</Chip>
      </div>
    </>
  );
}
