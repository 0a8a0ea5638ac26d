import { Field, Int, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import {
  Certificate,
  Degree,
  KnownLanguage,
  PastJob,
  ProfileLink,
  Project,
} from '#server/modules/account/career.type.ts';

@RequiresLogin()
@ObjectType({ description: 'The place in a resume where something is written.' })
export class FindingSource {
  @Field(() => Int, { description: 'The page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'The line of the page that has text, from 1.' })
  line!: number;

  @Field(() => String, { description: 'What the line says.' })
  text!: string;
}

const SOURCE = { description: 'Where it is written in the resume.' };

@RequiresLogin()
@ObjectType({ description: 'A job that a resume names.' })
export class FoundJob extends PastJob {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}

@RequiresLogin()
@ObjectType({ description: 'A degree or a school certificate that a resume names.' })
export class FoundDegree extends Degree {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}

@RequiresLogin()
@ObjectType({ description: 'A project that a resume names.' })
export class FoundProject extends Project {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}

@RequiresLogin()
@ObjectType({ description: 'A certificate that a resume names.' })
export class FoundCertificate extends Certificate {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}

@RequiresLogin()
@ObjectType({ description: 'A language that a resume names with its level.' })
export class FoundLanguage extends KnownLanguage {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}

@RequiresLogin()
@ObjectType({ description: 'A page that a resume links to.' })
export class FoundLink extends ProfileLink {
  @Field(() => FindingSource, SOURCE)
  source!: FindingSource;
}
