/** All components of an article: those that writers use, those for the frontmatter's lists, and Markdown's elements. */
import { type ComponentType, createElement } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { Countries } from './Countries.tsx';
import { Deadlines } from './deadlines.tsx';
import { PowerOfAttorney, PowersOfAttorney } from './deeds.tsx';
import { Heading2, Heading3, Section, Table } from './elements.tsx';
import { Fee } from './Fee.tsx';
import { Fact, Law, Term } from './facts.tsx';
import { Choices, DoToday, Papers, TimeLimits, Unless } from './finder.tsx';
import { Glossary } from './Glossary.tsx';
import { Highlight, HighlightText, HighlightValue } from './highlights.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { Link } from './links.tsx';
import { Conditions, Documents, Item, Step, Steps, StepTitle, SubConditions } from './lists.tsx';
import { Areas, Guides, Services } from './overviews.tsx';
import { Offices } from './practice.tsx';
import { Answer, GroupTitle, Question, QuestionGroup, QuestionTitle } from './questions.tsx';
import { Region } from './region.tsx';
import { Note, Warning } from './remarks.tsx';

/** The components have different properties, so the type is `never`: MDX looks them up by name. */
export type MdxComponents = Readonly<Record<string, ComponentType<never>>>;

export function createMdxComponents(context: PageContext): MdxComponents {
  return {
    ...bindAll(
      {
        Region,
        Fact,
        Law,
        Fee,
        Note,
        Warning,
        Areas,
        Services,
        Guides,
        Deadlines,
        Glossary,
        PowerOfAttorney,
        PowersOfAttorney,
        Offices,
        Countries,
        DoToday,
        TimeLimits,
        Papers,
        Unless,
        LegalNotice,
        QuestionTitle,
        GroupTitle,
        Answer,
        Step,
        Question,
        QuestionGroup,
        a: Link,
        h2: Heading2,
        h3: Heading3,
        table: Table,
        section: Section,
      },
      context,
    ),
    Term,
    Choices,
    Conditions,
    SubConditions,
    Documents,
    Item,
    Steps,
    StepTitle,
    Highlight,
    HighlightValue,
    HighlightText,
  };
}

interface Bound {
  context: PageContext;
}

/** MDX passes the writer's attributes; this adds the page context. */
function bindAll(components: Readonly<Record<string, ComponentType<never>>>, context: PageContext): MdxComponents {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (props: object) => createElement(component as ComponentType<Bound>, { ...props, context }),
    ]),
  );
}
