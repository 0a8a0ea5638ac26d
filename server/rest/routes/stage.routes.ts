import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestStages on Viewer {
    stages {
      id
      name
      applicantName
      status
      emails
      typicalDays
    }
  }
`);

const Stages = graphql(`
  query RestStages {
    viewer {
      ...RestStages
    }
  }
`);

const CreateStage = graphql(`
  mutation RestCreateStage($input: CreateStageInput!) {
    createStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const UpdateStage = graphql(`
  mutation RestUpdateStage($input: UpdateStageInput!) {
    updateStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const OrderStages = graphql(`
  mutation RestOrderStages($input: OrderStagesInput!) {
    orderStages(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const ArchiveStage = graphql(`
  mutation RestArchiveStage($input: ArchiveStageInput!) {
    archiveStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const MoveApplicationToStage = graphql(`
  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {
    moveApplicationToStage(input: $input) {
      application {
        ...RestApplication
        stage {
          id
          name
          status
        }
      }
    }
  }
`);

export const stageRoutes = [
  restRoute({
    method: 'GET',
    path: '/stages',
    summary: "List the stages of the caller's company, in order",
    operation: Stages,
    answer: ['viewer', 'stages'],
  }),
  restRoute({
    method: 'POST',
    path: '/stages',
    summary: 'Add a stage, the last of its status',
    operation: CreateStage,
    body: 'input',
    answer: ['createStage', 'viewer', 'stages'],
    status: 201,
  }),
  restRoute({
    method: 'PUT',
    path: '/stages/order',
    summary: 'Put the stages in another order',
    operation: OrderStages,
    body: 'input',
    answer: ['orderStages', 'viewer', 'stages'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/stages/{id}',
    summary: 'Rename a stage, or change its emails',
    operation: UpdateStage,
    body: 'input',
    answer: ['updateStage', 'viewer', 'stages'],
  }),
  restRoute({
    method: 'POST',
    path: '/stages/{id}/archive',
    summary: 'Archive a stage; its applications continue in another one',
    operation: ArchiveStage,
    body: 'input',
    answer: ['archiveStage', 'viewer', 'stages'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/applications/{id}/stage',
    summary:
      'Move an application to another stage; `fromStageId`, the stage you saw, detects a concurrent move',
    operation: MoveApplicationToStage,
    body: 'input',
    answer: ['moveApplicationToStage', 'application'],
  }),
];
