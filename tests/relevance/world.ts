import type { Category } from '#schema/options/categories.ts';

/** The work that jobs of one role share, and how people ask for it. Lists are separated by "|". */
export interface Role {
  readonly role: string;
  readonly category: Category | null;
  /** Names for the same work. */
  readonly titles: string;
  readonly skills: string;
  readonly duties: string;
  /** Roles that most people who look for this one would also take: grade 2. */
  readonly close?: string;
  /** Roles that some of them would look at: grade 1. */
  readonly near?: string;
  readonly years: readonly [least: number, most: number];
  /** In lakh a year. */
  readonly pay: readonly [least: number, most: number];
  readonly english: string;
  readonly hindi: string;
  readonly hindiInLatin: string;
  readonly misspelt: string;
  readonly isRemote?: boolean;
}

/** Everything that a market and its queries are made from. */
export interface World {
  readonly seed: string;
  readonly size: number;
  readonly roles: readonly Role[];
  readonly companies: readonly string[];
  readonly places: readonly WorldPlace[];
  /** Sentences about the employer; "{company}" and "{city}" are filled in. */
  readonly openings: readonly string[];
  /** Sentences that mention other trades, and say nothing about the job itself. */
  readonly asides: readonly string[];
  readonly closings: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly mixed: readonly string[];
  readonly inPlace: readonly string[];
}

export interface WorldPlace {
  readonly value: string;
  /** What people call it, the spelling of the list first. */
  readonly said: readonly string[];
  readonly weight: number;
}

/** A natural sentence: "{role}", "{place}", and what else it asks for. */
export interface Sentence {
  readonly text: string;
  readonly asks: { shift?: 'day' | 'night'; years?: number; type?: 'part_time' | 'full_time' };
}

export const listed = (text: string): string[] => text.split('|').map((part) => part.trim());
